import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { BookRow } from '#modules/reader/index.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { GoalProgress, hasGoal } from '../../reading/goals/screens/goal-progress.tsx'
import { useThisYear } from '../../reading/goals/screens/use-this-year.ts'
import { readingYearsQuery } from '../../reading/reading.queries.ts'
import { shelfBooksQuery } from '../../shelves.queries.ts'

export function ReadingSection() {
  const { t } = useTranslation('shelves')
  const { data } = useInfiniteQuery(shelfBooksQuery('reading'))
  const { data: years } = useQuery(readingYearsQuery)
  const thisYear = useThisYear()
  const current = years?.find(({ year }) => year === thisYear)
  const books = data?.pages[0]?.items ?? []
  return (
    <>
      {books.length > 0 && (
        <BookRow
          title={t('home.continue')}
          books={books.slice(0, 12).map(({ book }) => book)}
          more={
            <TextLink to="/app/shelves/$shelf" params={{ shelf: 'reading' }}>
              {t('home.wholeShelf')}
            </TextLink>
          }
        />
      )}
      {hasGoal(current) && (
        <div className="max-w-xl">
          <GoalProgress of={current} />
        </div>
      )}
    </>
  )
}
