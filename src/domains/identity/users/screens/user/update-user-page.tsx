import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Awaited } from '#kit/record-page/index.ts'
import { Page } from '#layouts/page.tsx'
import { editedUserQuery } from '../../users.queries.ts'
import { UpdateForm } from './update-form.tsx'
import { UserFormPending } from './user-form-pending.tsx'

export function UpdateUserPage({ id }: { id: string }) {
  const { t } = useTranslation(['users', 'layouts'])
  const title = t('layouts:pages.updateUser')
  return (
    <Awaited
      of={useQuery(editedUserQuery(id))}
      title={title}
      failedTitle={t('user.loadFailed')}
      pending={<UserFormPending />}
    >
      {(user) => (
        <Page title={title}>
          <UpdateForm key={id} user={user} />
        </Page>
      )}
    </Awaited>
  )
}
