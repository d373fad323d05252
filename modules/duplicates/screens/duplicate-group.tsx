import { useState } from 'react'
import { useFormat } from '#i18n/use-format.ts'
import { ProblemText } from '#kit/problems/index.ts'
import {
  isOnDemand,
  nameOf,
  type Options,
  referencesOf,
  type Screens,
  useCellText,
  useResourceTexts,
  valueOnDemand,
} from '#kit/resource-pages/index.ts'
import { listedFieldsOf } from '#kit/resource/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { Checkbox } from '#ui/fields/checkbox.tsx'
import { ChoiceCards } from '#ui/fields/choice-cards.tsx'
import type { Alike, AlikeRecord, GetCalls } from '../duplicate-calls.ts'
import { useSettleDuplicates } from './use-settle-duplicates.tsx'

interface DuplicateGroupProps {
  screens: Screens
  calls: GetCalls
  options: Options
  rule: string
  group: Alike
  onSettled: () => void
}

/** The most used record is proposed, or else the oldest. */
const mostUsed = (records: readonly AlikeRecord[]) =>
  records.reduce((best, record) => (record.uses > best.uses ? record : best))

export function DuplicateGroup({
  screens,
  calls,
  options,
  rule,
  group,
  onSettled,
}: DuplicateGroupProps) {
  const { resource, Picture } = screens
  const { records, count } = group
  const { t, label } = useResourceTexts(resource)
  const [keptId, keep] = useState(mostUsed(records).id)
  const [fill, setFill] = useState(true)
  const { merge, dismiss } = useSettleDuplicates(screens, { calls, rule, onSettled })
  const problem = merge.error ?? dismiss.error
  const isPending = merge.isPending || dismiss.isPending

  return (
    <div className="rounded-lg border border-line bg-card p-4 sm:p-6">
      <ChoiceCards
        label={t('duplicates.keep', { count })}
        value={keptId}
        onValueChange={keep}
        isWrapping
        options={records.map((record) => ({
          value: record.id,
          label: record.uses
            ? t('duplicates.uses', { count: record.uses })
            : t('duplicates.unused'),
          children: (
            <div className="mt-1 flex gap-4">
              {Picture && (
                <div className="w-14 shrink-0">
                  <Picture record={record} references={referencesOf(options, record)} size="row" />
                </div>
              )}
              <div className="min-w-0 grow">
                <p className="font-medium wrap-anywhere">
                  <bdi>{nameOf(resource, record)}</bdi>
                </p>
                <Facts {...{ screens, options, record, records, label }} />
              </div>
            </div>
          ),
        }))}
      />
      <div className="mt-4 flex flex-wrap items-center justify-between gap-4">
        <Checkbox label={t('duplicates.fill')} checked={fill} onCheckedChange={setFill} />
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:flex-col-reverse">
          <Button
            disabled={isPending}
            onClick={() => dismiss.mutate({ ids: records.map(({ id }) => id) })}
          >
            {t('duplicates.dismiss')}
          </Button>
          <Button
            variant="primary"
            pending={merge.isPending}
            disabled={isPending}
            onClick={() => merge.mutate({ keptId, records, fill })}
          >
            {t('duplicates.merge')}
          </Button>
        </div>
      </div>
      {problem && (
        <p role="alert" className="mt-3 text-sm text-danger">
          <ProblemText error={problem} />
        </p>
      )}
    </div>
  )
}

interface FactsProps {
  screens: Screens
  options: Options
  record: AlikeRecord
  records: readonly AlikeRecord[]
  label: (field: string) => string
}

/** The values that differ between the records stand out. */
function Facts({ screens, options, record, records, label }: FactsProps) {
  const { resource } = screens
  const format = useFormat()
  const cellText = useCellText(screens, options)
  const { t } = useResourceTexts(resource)
  const fields = listedFieldsOf(resource).filter(
    ([name, { kind }]) =>
      name !== resource.nameField &&
      kind !== 'picture' &&
      records.some((one) => one[name] !== null && one[name] !== ''),
  )
  const isSame = (name: string) =>
    records.every((one) => JSON.stringify(one[name]) === JSON.stringify(record[name]))
  return (
    <dl className="mt-1 grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 text-sm/6">
      {fields.map(([name, field]) => (
        <div key={name} className="contents">
          <dt className="text-ink-soft">{label(name)}</dt>
          <dd className={`wrap-anywhere ${isSame(name) ? 'text-ink-soft' : 'font-medium'}`}>
            {isOnDemand(field) ? (
              valueOnDemand({ value: record[name], options: options[name], nothing: '—' })
            ) : (
              <bdi>{cellText(name, record[name]) || '—'}</bdi>
            )}
          </dd>
        </div>
      ))}
      <dt className="text-ink-soft">{t('fields.createdAt')}</dt>
      <dd>{format.date(record.createdAt, { dateStyle: 'medium' })}</dd>
    </dl>
  )
}
