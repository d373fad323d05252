import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { Awaited } from '#kit/record-page/index.ts'
import { usePageTitle } from '#layouts/document/use-page-title.ts'
import { Page } from '#layouts/page.tsx'
import type { User } from '../../user.ts'
import { editedUserQuery } from '../../users.queries.ts'
import { nameOf } from '../list/user-name.tsx'
import { UpdateForm } from './update-form.tsx'
import { UserFormPending } from './user-form-pending.tsx'

export function UpdateUserPage({ id }: { id: string }) {
  const { t } = useTranslation('users')
  const title = t('user.edit')
  return (
    <Awaited
      of={useQuery(editedUserQuery(id))}
      title={title}
      failedTitle={t('user.loadFailed')}
      pending={<UserFormPending />}
    >
      {(user) => <EditedUser key={id} user={user} title={title} />}
    </Awaited>
  )
}

function EditedUser({ user, title }: { user: User; title: string }) {
  usePageTitle(nameOf(user))
  return (
    <Page title={title}>
      <UpdateForm user={user} />
    </Page>
  )
}
