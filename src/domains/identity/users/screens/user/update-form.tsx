import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { UpdateSheet, useUpdate } from '#kit/forms/index.ts'
import { useSession, useSessionChanged } from '#kit/session/index.ts'
import { useAllowed } from '#layouts/commands/allowed.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { type User, userSchema } from '../../user.ts'
import { updateUserMutation } from '../../users.mutations.ts'
import { UserFields } from './user-fields.tsx'
import { isEmailChanged, userValuesSchema, userValues } from './user-values.ts'
import { useUserVersionWords } from './version-words.tsx'

export function UpdateForm({ user }: { user: User }) {
  const { t } = useTranslation(['users', 'common'])
  const navigate = useNavigate()
  const isOneself = useSession()?.user.id === user.id
  const mayChangeEmail = useAllowed({ user: ['set-email'] })
  const sessionChanged = useSessionChanged()
  const { mutateAsync } = useMutation(updateUserMutation)
  const update = useUpdate({
    record: user,
    recordSchema: userSchema,
    valuesOf: userValues,
    schema: userValuesSchema,
    save: async (values, { id, version }) => {
      const saved = await mutateAsync({ ...values, id, version })
      if (isOneself) await sessionChanged()
      return saved
    },
    onSaved: ({ id }) => {
      toast.success(t('form.updated'))
      void navigate({ to: '/manager/users/$id', params: { id }, replace: true })
    },
    keptAs: `users/${user.id}/update`,
  })
  const { form } = update

  return (
    <UpdateSheet
      update={update}
      words={useUserVersionWords()}
      submitLabel={t('form.submitUpdate')}
      cancel={
        <LinkButton to="/manager/users/$id" params={{ id: user.id }}>
          {t('common:actions.cancel')}
        </LinkButton>
      }
    >
      <UserFields
        form={form}
        isOneself={isOneself}
        mayChangeEmail={mayChangeEmail}
        emailHelp={isEmailChanged(form.values.email, user.email) && t('form.movedHelp')}
      />
    </UpdateSheet>
  )
}
