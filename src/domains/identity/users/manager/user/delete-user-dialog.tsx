import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { DialogForm, SensitiveFormDialog, useForm } from '#kit/forms/index.ts'
import { toast } from '#ui/feedback/toast.ts'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { userMessages } from '../../user-rules.ts'
import type { User } from '../../user.ts'
import { deleteUserMutation, forgetUser } from '../../users.mutations.ts'
import { nameOf } from '../list/user-name.tsx'
import { useUserMistakes } from '../use-user-mistakes.ts'
import type { UserDialogProps } from './ban-dialog.tsx'

export function DeleteUserDialog({ user, open, onClose }: UserDialogProps) {
  const { t } = useTranslation('users')
  return (
    <SensitiveFormDialog
      open={open}
      onClose={onClose}
      title={t('deletion.title', { name: nameOf(user) })}
      description={t('deletion.text')}
    >
      <DeleteForm user={user} onCancel={onClose} />
    </SensitiveFormDialog>
  )
}

const schemaFor = ({ email }: User) =>
  z.object({
    typed: z
      .string()
      .check(z.refine((text) => text.trim().toLowerCase() === email, userMessages.addressDiffers)),
  })

function DeleteForm({ user, onCancel }: { user: User; onCancel: () => void }) {
  const { t } = useTranslation('users')
  const wordsFor = useUserMistakes()
  const navigate = useNavigate()
  const queryClient = useQueryClient()
  const { mutateAsync } = useMutation(deleteUserMutation)
  const form = useForm({
    initial: { typed: '' },
    schema: schemaFor(user),
    save: () => mutateAsync(user.id),
    onSaved: () => void leave(),
    keptAs: `users/${user.id}/delete`,
  })

  /** Navigates away first, so that the page does not refetch the deleted user. */
  async function leave() {
    toast.success(t('deletion.done', { name: nameOf(user) }))
    await navigate({ to: '/manager/users', replace: true })
    await forgetUser(queryClient, user.id)
  }

  return (
    <DialogForm
      form={form}
      isProof
      tone="danger"
      submitLabel={t('deletion.submit')}
      onCancel={onCancel}
    >
      <Field
        label={t('deletion.typed')}
        required
        help={<bdi className="wrap-anywhere">{user.email}</bdi>}
        error={wordsFor(form.mistakeIn('typed'))}
      >
        <TextInput
          type="email"
          name="typed"
          autoComplete="off"
          value={form.values.typed}
          onChange={({ target }) => form.set({ typed: target.value })}
        />
      </Field>
    </DialogForm>
  )
}
