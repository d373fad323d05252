import { useTranslation } from 'react-i18next'
import { Field } from '#ui/fields/field.tsx'
import { Select } from '#ui/fields/select.tsx'
import { type ImportField, importFields, requiredFields } from '../import-fields.ts'
import { type Columns, type Sample, withColumn } from './sample.ts'

interface ColumnChoicesProps {
  sample: Sample
  columns: Columns
  onChange: (columns: Columns) => void
  disabled: boolean
}

const none = 'none'
const isRequired = (field: ImportField) => requiredFields.some((required) => required === field)

export function ColumnChoices({ sample, columns, onChange, disabled }: ColumnChoicesProps) {
  const { t } = useTranslation('book-import')
  const named = sample.columns.map((column, at) => ({ value: `${at}`, label: <bdi>{column}</bdi> }))
  const options = [{ value: none, label: t('columns.none') }, ...named]
  return (
    <div className="grid gap-5 pb-6 sm:grid-cols-2 lg:grid-cols-4">
      {importFields.map((field) => {
        const chosen = columns[field]
        const isMissing = isRequired(field) && chosen === undefined
        return (
          <Field
            key={field}
            label={t(`fields.${field}`)}
            required={isRequired(field)}
            error={isMissing && t('columns.missing')}
          >
            <Select
              value={chosen === undefined ? none : `${chosen}`}
              options={options}
              disabled={disabled}
              onValueChange={(value) =>
                onChange(withColumn(columns, field, value === none ? undefined : Number(value)))
              }
            />
          </Field>
        )
      })}
    </div>
  )
}
