import { useTranslation } from 'react-i18next'
import type { InputProps } from '#kit/resource-pages/index.ts'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { isbnText, parseIsbn } from '../isbn.ts'

export function IsbnInput({ name, label, value, onChange, error }: InputProps<string>) {
  const { t } = useTranslation('books')
  const isbn = parseIsbn(value)
  const kept = isbn && isbnText(isbn)
  return (
    <Field
      label={label}
      help={
        kept && kept !== value.trim() ? (
          <>
            {t('form.isbnKept')} <bdi className="tabular-nums">{kept}</bdi>
          </>
        ) : (
          t('form.isbnHelp')
        )
      }
      error={error}
    >
      <TextInput
        name={name}
        dir="ltr"
        inputMode="text"
        autoComplete="off"
        className="tabular-nums rtl:text-end"
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
  )
}
