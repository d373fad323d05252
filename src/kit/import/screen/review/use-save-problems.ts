import type { ProblemLine } from '../../runs/import-run.ts'
import { saveTable } from '../save-table.ts'
import { useImport } from '../use-import.ts'

export function useSaveProblems() {
  const { text, fieldLabel, problemText } = useImport()
  const heads = (['line', 'field', 'value', 'why'] as const).map((key) => text(`problems.${key}`))
  return (lines: ProblemLine[]) =>
    saveTable('problems.csv', [
      heads,
      ...lines.flatMap(({ values, problems }) =>
        problems.map(({ line, field, code, message }) => [
          `${line}`,
          field ? fieldLabel(field) : '',
          (field && values?.[field]) ?? '',
          problemText(code) ?? message,
        ]),
      ),
    ])
}
