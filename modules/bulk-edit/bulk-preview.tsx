import { MoveRight } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { ProblemText, Refusal } from '#kit/problems/index.ts'
import {
  type BulkPreview as Preview,
  isOnDemand,
  type Options,
  type Screens,
  useCellText,
  useResourceTexts,
  valueOnDemand,
  WithOptions,
} from '#kit/resource-pages/index.ts'
import { fieldOf } from '#kit/resource/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { Spinner } from '#ui/actions/spinner.tsx'
import type { useBulkPreview } from './use-bulk-preview.ts'

interface BulkPreviewProps {
  screens: Screens
  options: Options
  preview: ReturnType<typeof useBulkPreview>
  name: string
  value: unknown
}

export function BulkPreview({ preview, ...shown }: BulkPreviewProps) {
  const { t } = useResourceTexts(shown.screens.resource)
  const { t: tCommon } = useTranslation('common')
  const frame = useRef<HTMLDivElement>(null)
  const { data, error, isFetching, refetch } = preview
  useEffect(() => frame.current?.focus(), [])

  return (
    <div ref={frame} tabIndex={-1} aria-live="polite" className="space-y-6 text-sm outline-none">
      {isFetching && !data && (
        <p className="flex items-center gap-3 py-2 text-ink-soft">
          <span className="relative size-4">
            <Spinner />
          </span>
          {t('bulkEdit.checking')}
        </p>
      )}
      {error && !isFetching && (
        <div role="alert" className="flex flex-wrap items-center justify-between gap-3 py-2">
          <p className="text-danger">
            {t('bulkEdit.failedPreview')} <ProblemText error={error} />
          </p>
          <Button size="sm" onClick={() => void refetch()}>
            {tCommon('actions.tryAgain')}
          </Button>
        </div>
      )}
      {data && <Parts {...shown} data={data} />}
    </div>
  )
}

type PartsProps = Omit<BulkPreviewProps, 'preview'> & { data: Preview }

function Parts({ screens, options, name, value, data }: PartsProps) {
  const { t } = useResourceTexts(screens.resource)
  const { changing, unchanged, failed } = data
  const befores = changing.items.map(({ before }) => ({ [name]: before }))
  return (
    <>
      <Part
        of={changing}
        title={t('bulkEdit.changing', { count: changing.count })}
        {...{ screens }}
      >
        <WithOptions screens={screens} records={[...befores, { [name]: value }]}>
          {(known) =>
            changing.items.map(({ id, name: title, before }) => (
              <li key={id} className="py-2.5">
                <p className="font-medium wrap-anywhere">
                  <bdi>{title}</bdi>
                </p>
                <span className="flex flex-wrap items-baseline gap-x-2">
                  <del className="line-clamp-2 wrap-anywhere text-ink-soft">
                    <FieldValue {...{ screens, name }} options={known} value={before} />
                  </del>
                  <MoveRight aria-hidden className="size-4 self-center rtl:-scale-x-100" />
                  <ins className="line-clamp-2 wrap-anywhere no-underline">
                    <FieldValue {...{ screens, name, value }} options={{ ...options, ...known }} />
                  </ins>
                </span>
              </li>
            ))
          }
        </WithOptions>
      </Part>
      <Part of={failed} title={t('bulkEdit.failed', { count: failed.count })} {...{ screens }}>
        {failed.items.map(({ id, name: title, code, message }) => (
          <li key={id} className="py-2.5">
            <p className="font-medium wrap-anywhere">
              <bdi>{title ?? id}</bdi>
            </p>
            <span className="text-danger">
              <ProblemText error={new Refusal(message, { status: 409, code })} />
            </span>
          </li>
        ))}
      </Part>
      <Part
        of={unchanged}
        title={t('bulkEdit.unchanged', { count: unchanged.count })}
        {...{ screens }}
      >
        {unchanged.items.map(({ id, name: title }) => (
          <li key={id} className="py-2.5 wrap-anywhere text-ink-soft">
            <bdi>{title}</bdi>
          </li>
        ))}
      </Part>
    </>
  )
}

interface PartProps {
  screens: Screens
  of: { count: number; items: readonly unknown[] }
  title: string
  children: ReactNode
}

function Part({ screens, of: { count, items }, title, children }: PartProps) {
  const { t } = useResourceTexts(screens.resource)
  if (count === 0) return null
  const more = count - items.length
  return (
    <section>
      <h3 className="font-medium">{title}</h3>
      <ul className="divide-y divide-line">{children}</ul>
      {more > 0 && <p className="py-2 text-ink-soft">{t('bulkEdit.more', { count: more })}</p>}
    </section>
  )
}

interface FieldValueProps {
  screens: Screens
  options: Options
  name: string
  value: unknown
}

function FieldValue({ screens, options, name, value }: FieldValueProps) {
  const { resource } = screens
  const { label } = useResourceTexts(resource)
  const cellText = useCellText(screens, options)
  const field = fieldOf(resource, name)
  if (value === null || value === undefined) return '—'
  if (field.kind === 'picture') return label(name)
  if (isOnDemand(field)) {
    return valueOnDemand({ value, options: options[name], nothing: '—' })
  }
  return <bdi>{cellText(name, value) || '—'}</bdi>
}
