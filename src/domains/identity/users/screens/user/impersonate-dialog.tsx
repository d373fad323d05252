import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { z } from 'zod/mini'
import { EditDialog } from '#kit/forms/index.ts'
import { tellOtherTabs } from '#kit/session/index.ts'
import { useSetup } from '#kit/setup/index.ts'
import { reasonRule } from '../../user-rules.ts'
import { impersonateMutation } from '../../users.mutations.ts'
import { nameOf } from '../list/user-name.tsx'
import { ReasonField } from '../reason-field.tsx'
import { useUserMistakes } from '../use-user-mistakes.ts'
import type { UserDialogProps } from './ban-dialog.tsx'

const schema = z.object({ reason: reasonRule })

export function ImpersonateDialog({ user, ...dialog }: UserDialogProps) {
  const { t } = useTranslation('users')
  const wordsFor = useUserMistakes()
  const { mutateAsync } = useMutation(impersonateMutation)
  const minutes = useSetup()?.configuration.impersonationMinutes ?? 0
  return (
    <EditDialog
      {...dialog}
      isSensitive
      title={t('impersonation.title', { name: nameOf(user) })}
      description={t('impersonation.text', { count: minutes })}
      submitLabel={t('impersonation.submit')}
      initial={{ reason: '' }}
      schema={schema}
      save={({ reason }) => mutateAsync({ id: user.id, reason })}
      onSaved={becomeThem}
      keptAs={`users/${user.id}/impersonate`}
    >
      {({ values, set, mistakeIn }) => (
        <>
          <p className="text-sm text-ink-soft">{t('impersonation.refused')}</p>
          <ReasonField
            value={values.reason}
            onChange={(reason) => set({ reason })}
            help={t('impersonation.reasonHelp')}
            error={wordsFor(mistakeIn('reason'))}
          />
        </>
      )}
    </EditDialog>
  )
}

/** Reloads the page, so that no data of the admin stays in browser memory. */
function becomeThem() {
  tellOtherTabs()
  location.assign('/app')
}
