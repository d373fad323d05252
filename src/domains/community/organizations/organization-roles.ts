/** What can be done in an organization, and to what (specification 6). */
const statements = {
  organisation: ['update', 'delete'],
  member: ['create', 'update', 'delete'],
  invitation: ['create', 'cancel'],
  team: ['create', 'update', 'delete'],
} as const

type Resource = keyof typeof statements
export type OrganizationPermissions = {
  [Name in Resource]?: readonly (typeof statements)[Name][number][]
}

export const organizationRoles = ['owner', 'administrator', 'member'] as const
export type OrganizationRole = (typeof organizationRoles)[number]

const granted: Record<OrganizationRole, OrganizationPermissions> = {
  owner: statements,
  administrator: { ...statements, organisation: ['update'] },
  member: {},
}

/** Roles come from outside as texts. */
export const isOrganizationRole = (role: string): role is OrganizationRole =>
  organizationRoles.some((known) => known === role)

/** All that somebody may do in an organization; pages show what it allows, and the server checks it again. */
export const permissionsIn = (role: OrganizationRole): OrganizationPermissions => granted[role]

/** Whether somebody of this role may do all that is asked. */
export function mayIn(role: OrganizationRole, wanted: OrganizationPermissions): boolean {
  const mine = new Map<string, readonly string[]>(Object.entries(granted[role]))
  return Object.entries(wanted).every(([resource, actions]) =>
    actions.every((action) => mine.get(resource)?.includes(action)),
  )
}

/** Only owners make owners, or have a say over them: who may not end an organization names nobody who may. */
export const mayHandle = (role: OrganizationRole, other: OrganizationRole): boolean =>
  role === 'owner' || (role === 'administrator' && other !== 'owner')
