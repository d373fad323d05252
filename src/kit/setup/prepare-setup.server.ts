import {
  appendResponseHeader,
  getCookie,
  getRequest,
  setCookie,
} from '@tanstack/react-start/server'
import { acceptedLanguages, detectLanguage } from '#i18n/detect-language.ts'
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_RULES, LANGUAGE_QUERY } from '#i18n/language-memory.ts'
import { isLanguage, type Language } from '#i18n/languages.ts'
import { isDatabaseAway } from '#platform/errors/database-away.ts'
import { currentRequest } from '#platform/request/current-request.ts'
import { type Services, services } from '#platform/services.ts'
import { parseTheme, THEME_STORAGE } from '#ui/theme/theme.ts'
import type { PublicConfiguration, Setup } from './setup.ts'

export async function prepareSetup(): Promise<Setup> {
  const opened = await services()
  return {
    language: requestLanguage(),
    theme: parseTheme(getCookie(THEME_STORAGE)),
    sidebar: getCookie('sidebar') === 'collapsed' ? 'collapsed' : 'open',
    ...(await people(opened)),
    requestId: currentRequest().id,
    configuration: publicConfiguration(opened),
  }
}

type People = Pick<
  Setup,
  'session' | 'hasEnded' | 'needsAdmin' | 'sampleAccounts' | 'demoVisitors' | 'unavailable'
>

/** Without a database the page still renders in the user's language and reports the problem. */
async function people(opened: Services): Promise<People> {
  const { access, config, database } = opened
  const signedOut = {
    session: null,
    hasEnded: false,
    needsAdmin: false,
    sampleAccounts: [],
    demoVisitors: [],
  }
  try {
    const session = await access.readSession(opened, getRequest(), sendCookie)
    const isOpen =
      session === null &&
      config.signInByCode &&
      config.localMode &&
      !config.mail &&
      !config.demoMode
    return {
      session,
      hasEnded: session === null && getCookie(access.sessionCookie(config.baseUrl)) !== undefined,
      needsAdmin:
        session !== null && !config.demoMode && !(await access.hasAdmin(database, config)),
      sampleAccounts: isOpen ? await access.findSampleAccounts(database, config) : [],
      demoVisitors: session ? [] : await access.findVisitors(database, config),
      unavailable: false,
    }
  } catch (error) {
    if (!isDatabaseAway(error)) throw error
    currentRequest().log.warn({ err: error }, 'The session cannot be read')
    return { ...signedOut, unavailable: true }
  }
}

const sendCookie = (cookie: string) => appendResponseHeader('set-cookie', cookie)

function requestLanguage(): Language {
  const request = getRequest()
  const asked = new URL(request.url).searchParams.get(LANGUAGE_QUERY)
  if (isLanguage(asked)) setCookie(LANGUAGE_COOKIE, asked, LANGUAGE_COOKIE_RULES)
  return detectLanguage([
    asked,
    getCookie(LANGUAGE_COOKIE),
    ...acceptedLanguages(request.headers.get('accept-language')),
  ])
}

function publicConfiguration({
  access,
  accountHooks: { codeChecks },
  config,
  offers,
}: Services): PublicConfiguration {
  return {
    baseUrl: config.baseUrl.origin,
    localMode: config.localMode,
    demoMode: config.demoMode,
    signUp: config.signUp,
    hasCodes: config.signInByCode,
    providers: access.providers(config),
    ways: Object.entries(access.ways).flatMap(([name, isOpen]) => (isOpen(config) ? [name] : [])),
    codeChecks: Object.fromEntries(
      codeChecks.flatMap(({ name, settings }) => {
        const own = settings(config)
        return own ? [[name, own]] : []
      }),
    ),
    environment: config.environment ?? null,
    environmentMark: config.environmentMark ?? null,
    codeMinutes: config.limits.codeMinutes,
    impersonationMinutes: config.limits.impersonationMinutes,
    trashDays: config.limits.trashDays,
    apiDocs: config.apiDocs,
    offers: offers(config),
    mailbox: config.localMode && !config.mail,
  }
}
