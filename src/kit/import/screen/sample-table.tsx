import { TableHeader } from '#ui/data/table-header.tsx'
import { TableCell, TableRow } from '#ui/data/table-row.tsx'
import { Table } from '#ui/data/table.tsx'
import { importNames } from '../import-fields.ts'
import type { Columns, Sample } from './sample.ts'
import { useImport } from './use-import.ts'

export function SampleTable({ sample, columns }: { sample: Sample; columns: Columns }) {
  const { resource, text, fieldLabel } = useImport()
  const shown = importNames(resource).filter((field) => columns[field] !== undefined)
  return (
    <div className="-mx-5 overflow-x-auto">
      <Table
        caption={text('columns.preview')}
        headers={shown.map((field) => (
          <TableHeader key={field}>{fieldLabel(field)}</TableHeader>
        ))}
      >
        {sample.rows.map(({ number, cells }) => (
          <TableRow key={number}>
            {shown.map((field) => (
              <TableCell key={field} slot={field === resource.nameField ? 'title' : 'detail'}>
                <bdi className="line-clamp-2">{cells[columns[field] ?? -1]}</bdi>
              </TableCell>
            ))}
          </TableRow>
        ))}
      </Table>
    </div>
  )
}
