import { useTranslation } from 'react-i18next'
import { useFormat } from '#i18n/use-format.ts'
import { yearText } from '#i18n/year-text.ts'
import { PrintedAddress } from '#layouts/document/printed-address.tsx'
import { usePageTitle } from '#layouts/document/use-page-title.ts'
import type { AuthorPage } from '#modules/catalogue/authors/index.server.ts'
import { TextLink } from '#ui/actions/text-link.tsx'
import { OpeningLine } from '../book/opening-line.tsx'
import { oneStepFurther } from '../steps-from-grid.ts'
import { AuthorBooks } from './author-books.tsx'

export function AuthorView({ author }: { author: AuthorPage }) {
  const { name, about, opening, total } = author
  const { t } = useTranslation('books')
  const life = useLife(author)
  usePageTitle(name)
  return (
    <>
      <h1
        dir="auto"
        className="along-page text-4xl/[1.12] font-medium tracking-tight text-balance wrap-break-word lg:text-[2.75rem]/12"
      >
        {name}
      </h1>
      <p className="mt-3 flex flex-wrap text-ink-soft tabular-nums">
        {life && (
          <span className="after:mx-2 after:text-ink-faint after:content-['·']">{life}</span>
        )}
        <span>
          {t(total.exact ? 'reader.count' : 'reader.countAtLeast', { count: total.count })}
        </span>
      </p>
      {about && (
        <p
          dir="auto"
          className="mt-6 max-w-[62ch] along-page text-base/7 wrap-break-word whitespace-pre-line"
        >
          {about}
        </p>
      )}
      {opening && (
        <div className="max-w-prose">
          <OpeningLine {...opening} />
          <p className="mt-3 ps-5.5 text-sm">
            <TextLink to="/app/books/$id" params={{ id: opening.id }} state={oneStepFurther}>
              <bdi>{opening.title}</bdi>
            </TextLink>
          </p>
        </div>
      )}
      <AuthorBooks {...author} />
      <PrintedAddress />
    </>
  )
}

function useLife({ bornYear, diedYear }: AuthorPage) {
  const { t } = useTranslation('books')
  const format = useFormat()
  const born = bornYear !== null && yearText(bornYear, format)
  const died = diedYear !== null && yearText(diedYear, format)
  if (born && died) return t('author.life', { born, died })
  if (born) return t('author.born', { year: born })
  return died && t('author.died', { year: died })
}
