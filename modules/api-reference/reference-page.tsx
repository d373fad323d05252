import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Brand } from '#layouts/brand.tsx'
import { LanguageLinks } from '#layouts/display/language-links.tsx'
import { ThemeSwitch } from '#layouts/display/theme-switch.tsx'
import { SkipLink } from '#ui/navigation/skip-link.tsx'
import { KeyField, TriedKey } from './key-field.tsx'
import { OperationSection } from './operation-section.tsx'
import { referenceQuery } from './reference.queries.ts'
import type { Reference } from './reference.ts'

export function ReferencePage() {
  const { t } = useTranslation(['api-reference', 'layouts'])
  const { data: reference } = useQuery(referenceQuery)
  const [key, setKey] = useState('')
  if (!reference) return null
  return (
    <TriedKey value={key}>
      <SkipLink label={t('layouts:navigation.skip')} />
      <header className="flex min-h-14 flex-wrap items-center justify-between gap-x-6 border-b border-line px-4 py-1.5 sm:px-8">
        <Brand to="/login" />
        <ThemeSwitch />
      </header>
      <div className="mx-auto grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-x-12 px-4 py-10 sm:px-8 lg:grid-cols-[14rem_minmax(0,1fr)]">
        <Contents groups={reference.groups} />
        <main
          id="main"
          tabIndex={-1}
          className="grid grid-cols-[minmax(0,1fr)] gap-14 outline-none"
        >
          <div>
            <Introduction address={reference.address} />
            <KeyField value={key} onChange={setKey} />
          </div>
          {reference.groups.map(({ name, description, operations }) => (
            <section
              key={name}
              aria-labelledby={name}
              className="grid grid-cols-[minmax(0,1fr)] gap-3"
            >
              <h2
                id={name}
                lang="en"
                className="scroll-mt-6 border-b border-line pb-2 text-2xl/8 font-medium capitalize"
              >
                {name}
              </h2>
              <p lang="en" dir="ltr" className="text-sm text-ink-soft rtl:text-end">
                {description}
              </p>
              {operations.map((operation) => (
                <OperationSection key={operation.id} operation={operation} />
              ))}
            </section>
          ))}
          <footer className="border-t border-line pt-4">
            <LanguageLinks />
          </footer>
        </main>
      </div>
    </TriedKey>
  )
}

function Introduction({ address }: Pick<Reference, 'address'>) {
  const { t } = useTranslation('api-reference')
  return (
    <header className="max-w-2xl">
      <h1 className="text-4xl/12 font-medium tracking-tight">{t('title')}</h1>
      <p className="mt-2 text-pretty text-ink-soft">{t('intro')}</p>
      <p className="mt-4 text-sm text-ink-soft">
        {t('address')} <code dir="ltr">{address}</code>
      </p>
      <p className="mt-1 text-sm">
        <a
          href="/api/v1/openapi.json"
          className="rounded-sm text-accent underline decoration-accent/40 underline-offset-4 hover:decoration-accent"
        >
          {t('document')}
        </a>
      </p>
    </header>
  )
}

function Contents({ groups }: Pick<Reference, 'groups'>) {
  const { t } = useTranslation('api-reference')
  return (
    <nav
      aria-label={t('contents')}
      className="sticky top-0 max-h-dvh self-start overflow-y-auto py-1 text-sm max-lg:hidden"
    >
      {groups.map(({ name, operations }) => (
        <div key={name} lang="en" dir="ltr" className="pb-5">
          <a href={`#${name}`} className="font-medium text-ink capitalize hover:text-accent">
            {name}
          </a>
          <ul className="mt-1.5 grid gap-1">
            {operations.map(({ id, method, path }) => (
              <li key={id}>
                <a href={`#${id}`} className="font-mono text-xs text-ink-soft hover:text-accent">
                  {method} {path}
                </a>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </nav>
  )
}
