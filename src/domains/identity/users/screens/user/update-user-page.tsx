import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { FieldPending } from '#kit/forms/index.ts'
import { Awaited } from '#kit/record-page/index.ts'
import { usePageTitle } from '#layouts/document/use-page-title.ts'
import { Page } from '#layouts/page.tsx'
import { Loading } from '#ui/feedback/skeleton.tsx'
import type { User } from '../../user.ts'
import { editedUserQuery } from '../../users.queries.ts'
import { nameOf } from '../list/user-name.tsx'
import { UpdateForm } from './update-form.tsx'

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

function UserFormPending() {
  const { t } = useTranslation('users')
  return (
    <Loading label={t('user.loading')}>
      <div className="grid max-w-xl gap-6">
        <FieldPending />
        <FieldPending />
        <FieldPending />
      </div>
    </Loading>
  )
}
