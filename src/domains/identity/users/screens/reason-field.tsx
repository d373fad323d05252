import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { Field } from '#ui/fields/field.tsx'
import { TextArea } from '#ui/fields/text-area.tsx'
import { longestReason } from '../user-rules.ts'

interface ReasonFieldProps {
  value: string
  onChange: (reason: string) => void
  help: ReactNode
  error: ReactNode
}

export function ReasonField({ value, onChange, help, error }: ReasonFieldProps) {
  const { t } = useTranslation('users')
  const format = useFormat()
  return (
    <Field label={t('ban.reason')} required help={help} error={error}>
      <TextArea
        name="reason"
        dir="auto"
        value={value}
        onChange={({ target }) => onChange(target.value)}
        maxLength={longestReason}
        count={(length, most) => `${format.number(length)} / ${format.number(most)}`}
      />
    </Field>
  )
}
