import type { ManagerModule } from '#kit/resource-pages/index.ts'

/** Found by their place, since composing them in `app/parts.ts` would load them with the sign-in page too. */
export const managerModules = Object.values(
  import.meta.glob<ManagerModule>('../../../modules/*/module.manager.ts', {
    import: 'default',
    eager: true,
  }),
)

export const adminNeedPart = (need?: { code: string } | null) =>
  need && managerModules.map(({ adminNeeds }) => adminNeeds?.[need.code]).find(Boolean)
