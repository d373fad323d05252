import { useEffect, useRef } from 'react'
import { useFormat } from '#i18n/use-format.ts'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Card } from '#ui/data/card.tsx'
import { Definition, DefinitionList } from '#ui/data/definition-list.tsx'
import { referenceNames } from '../import-fields.ts'
import { countNames, createdCount, type ImportResult } from '../import-result.ts'
import { ProblemList } from './problem-list.tsx'
import { useImport } from './use-import.ts'

interface ImportReportProps {
  result: ImportResult
  isPreview: boolean
  onImport: () => void
  onOther: () => void
}

export function ImportReport({ result, isPreview, onImport, onOther }: ImportReportProps) {
  const { resource, list, text, createdText } = useImport()
  const { number } = useFormat()
  const report = useRef<HTMLDivElement>(null)
  useEffect(() => report.current?.focus(), [])
  const created = referenceNames(resource).flatMap((name) => {
    const count = result[createdCount(name)]
    return count === undefined ? [] : [{ name, count }]
  })
  const taken = result.created + result.updated
  return (
    <div ref={report} tabIndex={-1} className="grid gap-6 outline-none">
      <Card title={text(isPreview ? 'report.preview' : 'report.done')}>
        <DefinitionList>
          {countNames.map((name) => (
            <Definition key={name} term={text(`report.${name}`)}>
              <span className="tabular-nums">{number(result[name])}</span>
            </Definition>
          ))}
          {created.map(({ name, count }) => (
            <Definition key={name} term={createdText(name)}>
              <span className="tabular-nums">{number(count)}</span>
            </Definition>
          ))}
        </DefinitionList>
        <div className="flex flex-wrap gap-3 pt-4">
          {isPreview ? (
            <Button variant="primary" disabled={taken === 0} onClick={onImport}>
              {text('import')}
            </Button>
          ) : (
            <>
              <LinkButton to={list} variant="primary">
                {text('report.list')}
              </LinkButton>
              <Button onClick={onOther}>{text('choose.other')}</Button>
            </>
          )}
        </div>
      </Card>
      {result.problems.length > 0 && <ProblemList result={result} />}
    </div>
  )
}
