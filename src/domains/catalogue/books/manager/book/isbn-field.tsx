import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { isbnText, parseIsbn } from '../../isbn.ts'

interface IsbnFieldProps {
  value: string
  onChange: (isbn: string) => void
  error: ReactNode
}

export function IsbnField({ value, onChange, error }: IsbnFieldProps) {
  const { t } = useTranslation('books')
  const isbn = parseIsbn(value)
  const kept = isbn && isbnText(isbn)
  return (
    <Field
      label={t('fields.isbn')}
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
        name="isbn"
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
