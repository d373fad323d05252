import type { Module } from '#kit/features/index.ts'
import captcha from '#modules/captcha/module.ts'
import catalogue from '#modules/catalogue/module.ts'
import developerPages from '#modules/developer-pages/module.ts'
import genres from '#modules/genres/module.ts'
import passkeyOnly from '#modules/passkey-only/module.ts'
import passkeys from '#modules/passkeys/module.ts'
import pwa from '#modules/pwa/module.ts'

/** A module follows those that it needs. */
export const modules: readonly Module[] = [
  captcha,
  genres,
  catalogue,
  developerPages,
  passkeys,
  passkeyOnly,
  pwa,
]
