import type { Module } from '#kit/parts/index.ts'
import apiReference from '#modules/api-reference/module.ts'
import gallery from '#modules/gallery/module.ts'
import organizationWebhooks from '#modules/organization-webhooks/module.ts'
import webhooks from '#modules/webhooks/module.ts'

/** A module follows those that it needs. */
export const modules: readonly Module[] = [apiReference, gallery, webhooks, organizationWebhooks]
