import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { DialogForm, SensitiveFormDialog, useForm } from '#kit/forms/index.ts'
import { tellOtherTabs } from '#kit/session/index.ts'
import { useSetup } from '#kit/setup/index.ts'
import { reasonRule } from '../../user-rules.ts'
import { impersonateMutation } from '../../users.mutations.ts'
import { nameOf } from '../list/user-name.tsx'
import { ReasonField } from '../reason-field.tsx'
import { useUserMistakes } from '../use-user-mistakes.ts'
import type { UserDialogProps } from './ban-dialog.tsx'

export function ImpersonateDialog({ user, open, onClose }: UserDialogProps) {
  const { t } = useTranslation('users')
  return (
    <SensitiveFormDialog
      open={open}
      onClose={onClose}
      title={t('impersonation.title', { name: nameOf(user) })}
      description={t('impersonation.text', {
        count: useSetup()?.configuration.impersonationMinutes ?? 0,
      })}
    >
      <ImpersonateForm id={user.id} onCancel={onClose} />
    </SensitiveFormDialog>
  )
}

const schema = z.object({ reason: reasonRule })

function ImpersonateForm({ id, onCancel }: { id: string; onCancel: () => void }) {
  const { t } = useTranslation('users')
  const wordsFor = useUserMistakes()
  const { mutateAsync } = useMutation(impersonateMutation)
  const form = useForm({
    initial: { reason: '' },
    schema,
    save: ({ reason }) => mutateAsync({ id, reason }),
    onSaved: becomeThem,
    keptAs: `users/${id}/impersonate`,
  })
  return (
    <DialogForm form={form} submitLabel={t('impersonation.submit')} onCancel={onCancel}>
      <p className="text-sm text-ink-soft">{t('impersonation.refused')}</p>
      <ReasonField
        value={form.values.reason}
        onChange={(reason) => form.set({ reason })}
        help={t('impersonation.reasonHelp')}
        error={wordsFor(form.mistakeIn('reason'))}
      />
    </DialogForm>
  )
}

/** Reloads the page, so that no data of the admin stays in browser memory. */
function becomeThem() {
  tellOtherTabs()
  location.assign('/app')
}
