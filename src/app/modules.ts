import type { Module } from '#kit/features/index.ts'
import apiReference from '#modules/api-reference/module.ts'
import captcha from '#modules/captcha/module.ts'
import catalogue from '#modules/catalogue/module.ts'
import gallery from '#modules/gallery/module.ts'
import passkeyOnly from '#modules/passkey-only/module.ts'
import passkeys from '#modules/passkeys/module.ts'
import pwa from '#modules/pwa/module.ts'

/** A module follows those that it needs. */
export const modules: readonly Module[] = [
  apiReference,
  captcha,
  gallery,
  catalogue,
  passkeys,
  passkeyOnly,
  pwa,
]
