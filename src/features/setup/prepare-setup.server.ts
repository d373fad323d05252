import {
  appendResponseHeader,
  getCookie,
  getRequest,
  setCookie,
} from '@tanstack/react-start/server'
import { readSession } from '#features/login/index.server.ts'
import { acceptedLanguages, detectLanguage } from '#i18n/detect-language.ts'
import { LANGUAGE_COOKIE, LANGUAGE_COOKIE_RULES, LANGUAGE_QUERY } from '#i18n/language-memory.ts'
import { isLanguage, type Language } from '#i18n/languages.ts'
import type { Config } from '#server/config/config.ts'
import { ground } from '#server/ground.ts'
import { currentRequest } from '#server/http/current-request.ts'
import { isDatabaseAway } from '#server/http/errors/database-away.ts'
import { parseTheme, THEME_STORAGE } from '#ui/theme/theme.ts'
import type { PublicConfiguration, Setup } from './setup.ts'

export async function prepareSetup(): Promise<Setup> {
  const { config } = await ground()
  return {
    language: requestLanguage(),
    theme: parseTheme(getCookie(THEME_STORAGE)),
    sidebar: getCookie('sidebar') === 'collapsed' ? 'collapsed' : 'open',
    ...(await session()),
    requestId: currentRequest().id,
    configuration: publicConfiguration(config),
  }
}

/** Without a database a page still speaks the reader's language, and says what is the matter. */
async function session(): Promise<Pick<Setup, 'session' | 'unavailable'>> {
  try {
    return { session: await readSession(getRequest(), sendCookie), unavailable: false }
  } catch (error) {
    if (!isDatabaseAway(error)) throw error
    currentRequest().log.warn({ err: error }, 'The session cannot be read')
    return { session: null, unavailable: true }
  }
}

const sendCookie = (cookie: string) => appendResponseHeader('set-cookie', cookie)

/** Query, cookie, Accept-Language. A language asked for in the address is kept for the visits that follow. */
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

function publicConfiguration(config: Config): PublicConfiguration {
  const { captcha = null } = config
  return {
    baseUrl: config.baseUrl.origin,
    localMode: config.localMode,
    demoMode: config.demoMode,
    signUp: config.signUp,
    providers: (['github', 'google'] as const).filter((name) => config.providers[name]),
    captcha: captcha && { provider: captcha.provider, siteKey: captcha.siteKey },
    environment: config.environment ?? null,
    environmentMark: config.environmentMark ?? null,
    codeMinutes: config.limits.codeMinutes,
    impersonationMinutes: config.limits.impersonationMinutes,
    trashDays: config.limits.trashDays,
    apiDocs: config.apiDocs,
    mailbox: config.localMode && !config.mail,
  }
}
