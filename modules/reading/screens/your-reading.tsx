import { useMutation, useQuery } from '@tanstack/react-query'
import { X } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { toastFailure } from '#kit/problems/index.ts'
import { useSession } from '#kit/session/index.ts'
import { Button } from '#ui/actions/button.tsx'
import { IconButton } from '#ui/actions/icon-button.tsx'
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx'
import { toast } from '#ui/feedback/toast.ts'
import { dialogOnDemand } from '#ui/first-use/dialog-on-demand.ts'
import { readingQuery } from '../reading.queries.ts'
import type { Reading } from '../reading.ts'
import { StarRating } from '../ui/star-rating.tsx'
import { type ReadingUpdate, updateReadingMutation } from '../update-reading.mutation.ts'

export function YourReading({ book }: Pick<ReadingUpdate, 'book'>) {
  const { t } = useTranslation(['reading', 'common'])
  const isActing = useSession()?.impersonatedBy !== null
  const query = useQuery({ ...readingQuery(book.id), enabled: !isActing })
  const [isEditing, setEditing] = useState(false)
  const { update, save } = useUpdateReading()
  const { data: reading } = query
  // A note is for its writer alone.
  if (isActing) return null
  const hasFailed = !reading && (query.isError || query.fetchStatus === 'paused')
  return (
    <section
      aria-labelledby="your-reading"
      className="mt-8 min-h-29 border-t border-line pt-5 print:hidden"
    >
      <h2 id="your-reading" className="text-lg font-medium">
        {t('title')}
      </h2>
      {hasFailed && (
        <div className="mt-2 flex flex-wrap items-center gap-3 text-sm text-ink-soft">
          <p>{t('failed')}</p>
          <Button variant="quiet" onClick={() => void query.refetch()}>
            {t('common:actions.tryAgain')}
          </Button>
        </div>
      )}
      {!reading && !hasFailed && (
        <Loading label={t('loading')}>
          <Skeleton className="mt-3 h-6 w-44" />
        </Loading>
      )}
      {reading && (
        <>
          <div className="mt-1 flex flex-wrap items-center gap-x-4">
            <div className="flex items-center">
              <StarRating
                label={t('rating')}
                value={reading.rating}
                onValueChange={(rating) => update({ book, change: { rating } })}
                nameOf={(rating) => t('stars', { rating })}
              />
              {reading.rating !== null && (
                <IconButton
                  label={t('clearRating')}
                  className="text-ink-faint"
                  onClick={() => update({ book, change: { rating: null } })}
                >
                  <X aria-hidden />
                </IconButton>
              )}
            </div>
            <ReadingDates {...reading} />
          </div>
          {reading.note !== null && (
            <div className="mt-2 max-w-[62ch] border-s-2 border-line-strong ps-4 text-ink-soft">
              <span className="sr-only">{t('noteIs')} </span>
              <p dir="auto" className="along-page wrap-break-word whitespace-pre-line">
                {reading.note}
              </p>
            </div>
          )}
          <Button variant="quiet" className="-ms-4 mt-1" onClick={() => setEditing(true)}>
            {reading.note || reading.startedOn || reading.finishedOn ? t('edit') : t('add')}
          </Button>
          <ReadingDialog
            book={book}
            reading={reading}
            save={save}
            open={isEditing}
            onClose={() => setEditing(false)}
          />
        </>
      )}
    </section>
  )
}

function ReadingDates({ startedOn, finishedOn }: Pick<Reading, 'startedOn' | 'finishedOn'>) {
  const { t } = useTranslation('reading')
  const format = useFormat()
  const dates = [
    { name: 'started', day: startedOn },
    { name: 'finished', day: finishedOn },
  ] as const
  return (
    <ul className="flex flex-wrap gap-x-4 text-sm text-ink-soft tabular-nums">
      {dates.map(
        ({ name, day }) =>
          day !== null && (
            <li key={name}>
              {t(name, {
                day: format.date(new Date(day), { dateStyle: 'medium', timeZone: 'UTC' }),
              })}
            </li>
          ),
      )}
    </ul>
  )
}

const ReadingDialog = dialogOnDemand(
  async () => (await import('./reading-form.tsx')).ReadingFormDialog,
)

function useUpdateReading() {
  const { t } = useTranslation('reading')
  const { mutate, mutateAsync } = useMutation({
    ...updateReadingMutation,
    onSuccess: (_saved, { book, change }, { rating, note, startedOn, finishedOn }) => {
      const former: ReadingUpdate['change'] = {
        ...(change.rating !== undefined && { rating }),
        ...(change.note !== undefined && { note }),
        ...(change.startedOn !== undefined && { startedOn }),
        ...(change.finishedOn !== undefined && { finishedOn }),
      }
      toast.success(t('saved', { title: book.title }), {
        ...inPlaceOf(book),
        action: { label: t('undo'), onClick: () => mutate({ book, change: former }) },
      })
    },
    onError: (error, tried, ...rest) => {
      toastFailure(t('saveFailed', { title: tried.book.title }), error, inPlaceOf(tried.book))
      return updateReadingMutation.onError?.(error, tried, ...rest)
    },
  })
  return { update: mutate, save: mutateAsync }
}

/** A new toast about a book replaces the previous one. */
const inPlaceOf = ({ id }: ReadingUpdate['book']) => ({ id: `reading of ${id}` })
