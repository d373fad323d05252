import { useTranslation } from 'react-i18next'
import { exampleGroups } from './examples.ts'

export function GalleryPage() {
  const { t } = useTranslation('gallery')
  return (
    <div className="mx-auto grid max-w-6xl gap-x-12 px-4 py-10 sm:px-8 lg:grid-cols-[12rem_minmax(0,1fr)]">
      <header className="col-span-full max-w-2xl pb-8">
        <h1 className="text-4xl/12 font-medium tracking-tight">{t('title')}</h1>
        <p className="mt-2 text-pretty text-ink-soft">{t('intro')}</p>
      </header>
      <TableOfContents />
      <main className="grid grid-cols-[minmax(0,1fr)] gap-16">
        {exampleGroups.map(({ group, examples }) => (
          <section
            key={group}
            aria-labelledby={group}
            className="grid grid-cols-[minmax(0,1fr)] gap-8"
          >
            <h2 id={group} className="scroll-mt-6 border-b border-line pb-2 text-2xl/8 font-medium">
              {t(`groups.${group}`)}
            </h2>
            {examples.map(({ id, title, Example }) => (
              <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-6">
                <h3
                  id={`${id}-title`}
                  lang="en"
                  dir="ltr"
                  className="pb-3 text-start font-sans text-sm font-medium text-ink-soft rtl:text-end"
                >
                  {title}
                </h3>
                <div className="rounded-lg border border-line bg-card p-5 sm:p-6">
                  <Example />
                </div>
              </section>
            ))}
          </section>
        ))}
      </main>
    </div>
  )
}

function TableOfContents() {
  const { t } = useTranslation('gallery')
  return (
    <nav
      aria-label={t('contents')}
      className="sticky top-0 max-h-dvh self-start overflow-y-auto py-1 text-sm max-lg:hidden"
    >
      {exampleGroups.map(({ group, examples }) => (
        <div key={group} className="pb-5">
          <a href={`#${group}`} className="font-medium text-ink hover:text-accent">
            {t(`groups.${group}`)}
          </a>
          <ul className="mt-1.5 grid gap-1">
            {examples.map(({ id, title }) => (
              <li key={id}>
                <a href={`#${id}`} lang="en" className="text-ink-soft hover:text-accent">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
