import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { Button } from '#ui/actions/button.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Progress } from '#ui/feedback/progress.tsx'
import { useCount } from '../bar/list-count.tsx'
import type { ListedRecord, RecordList } from '../use-record-list.ts'
import type { BulkProgress } from './use-bulk-work.ts'

interface BulkBarProps<Row extends ListedRecord> {
  list: RecordList<Row>
  progress: BulkProgress | undefined
  children: ReactNode
}

export function BulkBar<Row extends ListedRecord>({ list, progress, children }: BulkBarProps<Row>) {
  const { t } = useTranslation('record-list')
  const { number } = useFormat()
  const countOf = useCount()
  const { selection, chosen, total, rows } = list
  if (selection.isEmpty && !progress) return null
  const mayTakeAll =
    !selection.isAll && selection.ids.length === rows.length && total && total.count > rows.length

  return (
    <section
      aria-label={t('bulk.label')}
      className="sticky bottom-[calc(max(--spacing(4),var(--safe-bottom))+var(--bottom-bar,0px))] z-20 mx-auto mt-4 flex w-fit max-w-full flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border border-line bg-card py-2 ps-4 pe-2 text-sm shadow-floating max-sm:w-full print:hidden"
    >
      {progress ? (
        <div className="w-80 max-w-full py-1 pe-2">
          <Progress
            label={t('bulk.working')}
            value={progress.of === undefined ? null : Math.min(progress.done, progress.of)}
            max={progress.of}
            valueText={
              progress.of === undefined
                ? undefined
                : t('bulk.progress', {
                    done: number(Math.min(progress.done, progress.of)),
                    total: number(progress.of),
                  })
            }
          />
        </div>
      ) : (
        <>
          <output className="font-medium tabular-nums">
            {t('bulk.chosen', { count: chosen.count, shown: countOf(chosen) })}
          </output>
          {mayTakeAll && (
            <Button size="sm" variant="quiet" onClick={selection.takeAll}>
              {t('bulk.takeAll', { total: countOf(total) })}
            </Button>
          )}
          <div className="flex flex-wrap items-center gap-2 max-sm:order-1">{children}</div>
          <IconButton
            label={t('bulk.clear')}
            onClick={() => list.release({ leave: false })}
            className="max-sm:ms-auto"
          >
            <X aria-hidden />
          </IconButton>
        </>
      )}
    </section>
  )
}
