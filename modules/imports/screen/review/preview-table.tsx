import { importNames } from '#modules/import-files/index.ts'
import { Card } from '#ui/data/card.tsx'
import { TableHeader } from '#ui/data/table-header.tsx'
import { TableCell, TableRow } from '#ui/data/table-row.tsx'
import { Table } from '#ui/data/table.tsx'
import type { ImportRun, Review } from '../../runs/import-run.ts'
import { useImport } from '../use-import.ts'

interface PreviewTableProps {
  run: ImportRun
  rows: Review['preview']
}

export function PreviewTable({ run, rows }: PreviewTableProps) {
  const { resource, text, fieldLabel } = useImport()
  const shown = importNames(resource).filter((field) => run.fields.includes(field))
  return (
    <Card title={text('review.preview')}>
      <div className="-mx-5 -mb-4 overflow-x-auto rounded-b-lg">
        <Table
          caption={text('review.preview')}
          headers={shown.map((field) => (
            <TableHeader key={field}>{fieldLabel(field)}</TableHeader>
          ))}
        >
          {rows.map(({ line, values }) => (
            <TableRow key={line}>
              {shown.map((field) => (
                <TableCell key={field} slot={field === resource.nameField ? 'title' : 'detail'}>
                  <bdi>{shortened(values[field])}</bdi>
                </TableCell>
              ))}
            </TableRow>
          ))}
        </Table>
      </div>
    </Card>
  )
}

const longest = 80

const shortened = (text = '') => (text.length > longest ? `${text.slice(0, longest)}…` : text)
