import type { KeyboardEventHandler, ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { OwnInputProps } from '#kit/resource-pages/index.ts'
import { Field } from '#ui/fields/field.tsx'
import { TextInput } from '#ui/fields/text-input.tsx'
import { isbnText, parseIsbn } from '../isbn.ts'

interface IsbnFieldProps extends OwnInputProps<string> {
  onKeyDown?: KeyboardEventHandler
  /** Buttons beside the input. */
  children?: ReactNode
}

export function IsbnField(props: IsbnFieldProps) {
  const { name, label, value, onChange, error, onKeyDown, children } = props
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
      <div className="flex gap-2">
        <TextInput
          name={name}
          dir="ltr"
          inputMode="text"
          autoComplete="off"
          className="tabular-nums rtl:text-end"
          value={value}
          onChange={({ target }) => onChange(target.value)}
          onKeyDown={onKeyDown}
        />
        {children}
      </div>
    </Field>
  )
}
