import { useMutation } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { useLanguage } from '#i18n/use-language.ts'
import { FormSheet, useForm } from '#kit/forms/index.ts'
import { focusOnArrival } from '#layouts/navigation/focus-on-arrival.ts'
import { Page } from '#layouts/page.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { createUserMutation } from '../../users.mutations.ts'
import { InvitationFields } from './invitation-fields.tsx'
import { UserFields } from './user-fields.tsx'
import { newUserSchema, nobodyYet } from './user-values.ts'

export function CreateUserPage() {
  const { t } = useTranslation(['users', 'layouts', 'common'])
  const { language } = useLanguage()
  const navigate = useNavigate()
  const { mutateAsync } = useMutation(createUserMutation)
  const form = useForm({
    initial: { ...nobodyYet, language },
    schema: newUserSchema,
    save: (draft) => mutateAsync(draft),
    onSaved: ({ id, email }) => {
      toast.success(form.values.invite ? t('form.createdInvited', { email }) : t('form.created'))
      void navigate({ to: '/manager/users/$id', params: { id }, replace: true })
    },
    keptAs: 'users/new',
  })
  const { element } = form
  useEffect(() => focusOnArrival(element.current?.querySelector('input')), [element])

  return (
    <Page title={t('layouts:pages.newUser')}>
      <FormSheet
        form={form}
        submitLabel={t('form.submitCreate')}
        cancel={<LinkButton to="/manager/users">{t('common:actions.cancel')}</LinkButton>}
      >
        <UserFields form={form}>
          <InvitationFields form={form} />
        </UserFields>
      </FormSheet>
    </Page>
  )
}
