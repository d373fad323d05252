import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { Button } from '#ui/actions/button.tsx'
import { LinkButton } from '#ui/actions/link-button.tsx'
import { Card } from '#ui/data/card.tsx'
import { Definition, DefinitionList } from '#ui/data/definition-list.tsx'
import type { ImportResult } from '../import-result.ts'
import { ProblemList } from './problem-list.tsx'

interface ImportReportProps {
  result: ImportResult
  /** True for a dry run. */
  foretold: boolean
  onImport: () => void
  onOther: () => void
}

const counted = ['read', 'created', 'updated', 'unchanged', 'rejected', 'genresCreated'] as const

/** Takes the focus, since the user waited for it. */
export function ImportReport({ result, foretold, onImport, onOther }: ImportReportProps) {
  const { t } = useTranslation('book-import')
  const { number } = useFormat()
  const report = useRef<HTMLDivElement>(null)
  useEffect(() => report.current?.focus(), [])
  const taken = result.created + result.updated
  return (
    <div ref={report} tabIndex={-1} className="grid gap-6 outline-none">
      <Card title={t(foretold ? 'report.foretold' : 'report.done')}>
        <DefinitionList>
          {counted.map((name) => (
            <Definition key={name} term={t(`report.${name}`)}>
              <span className="tabular-nums">{number(result[name])}</span>
            </Definition>
          ))}
        </DefinitionList>
        <div className="flex flex-wrap gap-3 pt-4">
          {foretold ? (
            <Button variant="primary" disabled={taken === 0} onClick={onImport}>
              {t('import')}
            </Button>
          ) : (
            <>
              <LinkButton to="/manager/books" variant="primary">
                {t('report.books')}
              </LinkButton>
              <Button onClick={onOther}>{t('choose.other')}</Button>
            </>
          )}
        </div>
      </Card>
      {result.problems.length > 0 && <ProblemList result={result} />}
    </div>
  )
}
