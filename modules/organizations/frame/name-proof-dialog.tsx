import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { ProofDialog } from '#kit/forms/index.ts'

type NameProofDialogProps = Omit<ComponentProps<typeof ProofDialog>, 'label' | 'differs'>

/** Deletes an organization once its name is typed. */
export function NameProofDialog(dialog: NameProofDialogProps) {
  const { t } = useTranslation('organizations')
  return <ProofDialog {...dialog} label={t('form.nameTyped')} differs={t('form.nameDiffers')} />
}
