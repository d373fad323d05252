import type { Language } from '#i18n/languages.ts'
import type { Theme } from '#ui/theme/theme.ts'
import type { CaptchaProvider } from './captcha-providers.ts'

export type WidgetChoice = {
  provider: CaptchaProvider
  siteKey: string
  language: Language
  theme: Theme
  onToken: (token: string) => void
  onFailure: () => void
}

export type Widget = { reset: () => void; remove: () => void }

type Api = {
  render: (place: HTMLElement, options: Record<string, unknown>) => string | number
  reset: (id: string | number) => void
  remove?: (id: string | number) => void
}

declare global {
  interface Window {
    turnstile?: Api
    grecaptcha?: Api
    hcaptcha?: Api
    onCaptchaScript?: () => void
  }
}

const explicit = 'render=explicit&onload=onCaptchaScript'

const scripts = {
  'cloudflare-turnstile': {
    address: () => `https://challenges.cloudflare.com/turnstile/v0/api.js?${explicit}`,
    api: () => window.turnstile,
    // Turnstile has no Swahili; `auto` follows the browser.
    speak: (language: Language) => ({ language: language === 'sw' ? 'auto' : language }),
  },
  'google-recaptcha': {
    address: (hl: Language) => `https://www.google.com/recaptcha/api.js?${explicit}&hl=${hl}`,
    api: () => window.grecaptcha,
    speak: (hl: Language) => ({ hl }),
  },
  hcaptcha: {
    address: (hl: Language) => `https://js.hcaptcha.com/1/api.js?${explicit}&hl=${hl}`,
    api: () => window.hcaptcha,
    speak: (hl: Language) => ({ hl }),
  },
}

/** Renders into an own element, because not every provider cleans up after itself. */
export function showWidget(place: HTMLElement, choice: WidgetChoice): Widget {
  const { onToken } = choice
  const own = document.createElement('div')
  place.append(own)
  let shown: { api: Api; id: string | number } | undefined

  function show(api: Api) {
    if (own.isConnected) shown = { api, id: api.render(own, optionsOf(choice)) }
  }

  load(choice).then(show).catch(choice.onFailure)
  return {
    reset() {
      onToken('')
      shown?.api.reset(shown.id)
    },
    remove() {
      onToken('')
      shown?.api.remove?.(shown.id)
      own.remove()
    },
  }
}

function optionsOf({ provider, siteKey, language, theme, onToken }: WidgetChoice) {
  const isDark = theme === 'dark' || (theme === 'system' && matchMedia(dark).matches)
  const forget = () => onToken('')
  return {
    sitekey: siteKey,
    theme: isDark ? 'dark' : 'light',
    ...scripts[provider].speak(language),
    callback: onToken,
    'expired-callback': forget,
    'error-callback': forget,
  }
}

const dark = '(prefers-color-scheme: dark)'
let loading: Promise<Api> | undefined

function load({ provider, language }: WidgetChoice): Promise<Api> {
  return (loading ??= fetchScript(provider, language).catch((error: unknown) => {
    loading = undefined
    throw error
  }))
}

function fetchScript(provider: CaptchaProvider, language: Language): Promise<Api> {
  const { address, api } = scripts[provider]
  const { promise, resolve, reject } = Promise.withResolvers<Api>()
  const script = document.createElement('script')
  const fail = () => {
    script.remove()
    reject(new Error(`The script of ${provider} did not come`))
  }
  window.onCaptchaScript = () => {
    const loaded = api()
    if (loaded) resolve(loaded)
    else fail()
  }
  script.src = address(language)
  script.async = true
  script.addEventListener('error', fail)
  document.head.append(script)
  return promise
}
