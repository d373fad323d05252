import type { i18n as I18n } from 'i18next'
import type { Setup } from '#kit/setup/index.ts'
import { metaOf } from '#layouts/document/page-title.ts'
import { isNameMissing } from './-guards.ts'

/** The onboarding page keeps its own title and description at any address. */
export const areaHead = ({ match }: { match: { context: { i18n: I18n; setup: Setup } } }) => {
  const { i18n, setup } = match.context
  return setup.session && isNameMissing(setup)
    ? { meta: metaOf('welcome', { i18n, facts: setup }) }
    : {}
}
