import { useTranslation } from 'react-i18next'
import { TableHeader } from '#ui/data/table-header.tsx'
import { TableCell, TableRow } from '#ui/data/table-row.tsx'
import { Table } from '#ui/data/table.tsx'
import { importFields } from '../import-fields.ts'
import type { Columns, Sample } from './sample.ts'

export function SampleTable({ sample, columns }: { sample: Sample; columns: Columns }) {
  const { t } = useTranslation('book-import')
  const shown = importFields.filter((field) => columns[field] !== undefined)
  return (
    <div className="-mx-5 overflow-x-auto">
      <Table
        caption={t('columns.preview')}
        headers={shown.map((field) => (
          <TableHeader key={field}>{t(`fields.${field}`)}</TableHeader>
        ))}
      >
        {sample.rows.map(({ number, cells }) => (
          <TableRow key={number}>
            {shown.map((field) => (
              <TableCell key={field} slot={field === 'title' ? 'title' : 'detail'}>
                <bdi className="line-clamp-2">{cells[columns[field] ?? -1]}</bdi>
              </TableCell>
            ))}
          </TableRow>
        ))}
      </Table>
    </div>
  )
}
