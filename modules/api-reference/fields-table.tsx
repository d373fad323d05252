import { useTranslation } from 'react-i18next'
import { TableHeader } from '#ui/data/table-header.tsx'
import { TableCell, TableRow } from '#ui/data/table-row.tsx'
import { Table } from '#ui/data/table.tsx'
import type { ReferenceField, SentField } from './reference.ts'

interface FieldsTableProps {
  caption: string
  fields: (ReferenceField | SentField)[]
}

export function FieldsTable({ caption, fields }: FieldsTableProps) {
  const { t } = useTranslation('api-reference')
  if (fields.length === 0) return <p className="text-sm text-ink-soft">{t('nothing')}</p>
  const isSent = fields.some((field) => 'in' in field)
  const headers = isSent
    ? (['field', 'place', 'type', 'limits'] as const)
    : (['field', 'type', 'limits'] as const)
  return (
    <Table
      caption={caption}
      headers={headers.map((name) => (
        <TableHeader key={name}>{t(name)}</TableHeader>
      ))}
    >
      {fields.map((field) => (
        <TableRow key={field.name}>
          <TableCell slot="title">
            <bdi className="font-mono">{field.name}</bdi>
            {field.required && (
              <span className="ps-2 text-xs font-normal text-accent-ink">{t('required')}</span>
            )}
          </TableCell>
          {'in' in field && <TableCell>{t(`places.${field.in}`)}</TableCell>}
          <TableCell>
            <bdi lang="en" className="font-mono text-xs wrap-anywhere">
              {field.type}
            </bdi>
          </TableCell>
          <TableCell>
            <bdi lang="en" className="text-xs">
              {field.limits.join(', ')}
            </bdi>
          </TableCell>
        </TableRow>
      ))}
    </Table>
  )
}
