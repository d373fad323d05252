import { createContext, use } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'

/** Kept until the page is left, and nowhere else. */
export const TriedKey = createContext('')

export const useTriedKey = () => use(TriedKey)

interface KeyFieldProps {
  value: string
  onChange: (key: string) => void
}

export function KeyField({ value, onChange }: KeyFieldProps) {
  const { t } = useTranslation('api-reference')
  return (
    <div className="mt-6 max-w-md print:hidden">
      <Field label={t('key')} help={t('keyHelp')}>
        <TextInput
          name="key"
          dir="ltr"
          autoComplete="off"
          spellCheck={false}
          value={value}
          onChange={({ target }) => onChange(target.value.trim())}
        />
      </Field>
    </div>
  )
}
