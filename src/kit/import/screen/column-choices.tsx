import { Field } from '#ui/fields/field.tsx'
import { Select } from '#ui/fields/select.tsx'
import { importFields } from '../import-fields.ts'
import { type Columns, type Sample, withColumn } from './sample.ts'
import { useImport } from './use-import.ts'

interface ColumnChoicesProps {
  sample: Sample
  columns: Columns
  onChange: (columns: Columns) => void
  disabled: boolean
}

const none = 'none'

export function ColumnChoices({ sample, columns, onChange, disabled }: ColumnChoicesProps) {
  const { resource, text, fieldLabel } = useImport()
  const named = sample.columns.map((column, at) => ({ value: `${at}`, label: <bdi>{column}</bdi> }))
  const options = [{ value: none, label: text('columns.none') }, ...named]
  return (
    <div className="grid gap-5 pb-6 sm:grid-cols-2 lg:grid-cols-4">
      {importFields(resource).map(({ name, required }) => {
        const chosen = columns[name]
        const isMissing = required && chosen === undefined
        return (
          <Field
            key={name}
            label={fieldLabel(name)}
            required={required}
            error={isMissing && text('columns.missing')}
          >
            <Select
              value={chosen === undefined ? none : `${chosen}`}
              options={options}
              disabled={disabled}
              onValueChange={(value) =>
                onChange(withColumn(columns, name, value === none ? undefined : Number(value)))
              }
            />
          </Field>
        )
      })}
    </div>
  )
}
