import { Download } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { Button } from '#ui/actions/button.tsx'
import { Card } from '#ui/data/card.tsx'
import { TableHeader } from '#ui/data/table-header.tsx'
import { TableCell, TableRow } from '#ui/data/table-row.tsx'
import { Table } from '#ui/data/table.tsx'
import type { ImportResult, Problem } from '../import-result.ts'
import { saveTable } from './save-table.ts'
import { useImport } from './use-import.ts'

/** The downloaded file has all problems; a longer list would render slowly. */
const maxRendered = 1000

export function ProblemList({ result: { problems, rejected } }: { result: ImportResult }) {
  const { t } = useTranslation('import')
  const { text, fieldLabel, problemText } = useImport()
  const { number } = useFormat()
  const drawn = problems.slice(0, maxRendered)
  const columns = ['line', 'field', 'why'] as const
  const heads = columns.map((column) => text(`problems.${column}`))

  const fieldOf = ({ field }: Problem) => (field ? fieldLabel(field) : '')
  const whyOf = ({ code, message }: Problem) => problemText(code) ?? message

  return (
    <Card
      title={text('problems.title')}
      description={
        drawn.length < Math.max(problems.length, rejected) &&
        t('problems.first', { shown: number(drawn.length) })
      }
      actions={
        <Button
          size="sm"
          onClick={() =>
            saveTable('problems.csv', [
              heads,
              ...problems.map((problem) => [`${problem.line}`, fieldOf(problem), whyOf(problem)]),
            ])
          }
        >
          <Download aria-hidden />
          {text('problems.download')}
        </Button>
      }
    >
      <div className="-mx-5">
        <Table
          caption={text('problems.title')}
          headers={heads.map((head) => (
            <TableHeader key={head}>{head}</TableHeader>
          ))}
        >
          {drawn.map((problem) => (
            <TableRow key={`${problem.line} ${problem.field} ${problem.code}`}>
              <TableCell slot="title" label={text('problems.line')}>
                <span className="tabular-nums">{number(problem.line)}</span>
              </TableCell>
              <TableCell>{fieldOf(problem)}</TableCell>
              <TableCell>{whyOf(problem)}</TableCell>
            </TableRow>
          ))}
        </Table>
      </div>
    </Card>
  )
}
