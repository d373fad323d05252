import { Field } from '#ui/fields/field.tsx'
import { Select } from '#ui/fields/select.tsx'
import { importFields } from '../import-fields.ts'
import type { ImportTarget } from './import-target.ts'
import { type Columns, type Sample, withColumn } from './sample.ts'
import { useImportTexts } from './use-import-texts.ts'

interface ColumnChoicesProps {
  target: ImportTarget
  sample: Sample
  columns: Columns
  onChange: (columns: Columns) => void
  disabled: boolean
}

const none = 'none'

export function ColumnChoices(props: ColumnChoicesProps) {
  const { target, sample, columns, onChange, disabled } = props
  const { text, fieldLabel } = useImportTexts(target)
  const named = sample.columns.map((column, at) => ({ value: `${at}`, label: <bdi>{column}</bdi> }))
  const options = [{ value: none, label: text('columns.none') }, ...named]
  return (
    <div className="grid gap-5 pb-6 sm:grid-cols-2 lg:grid-cols-4">
      {importFields(target.resource).map(({ name, required }) => {
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
