/** Resources and actions of an organization (specification 6). */
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

/** A role that decides who signs in could sign in as an owner, so only owners have it. */
export const ofOwners: OrganizationPermissions = { organisation: ['update', 'delete'] }

export const isOrganizationRole = (role: string): role is OrganizationRole =>
  organizationRoles.some((known) => known === role)

/** Pages use it to hide controls; the server checks again. */
export const permissionsIn = (role: OrganizationRole): OrganizationPermissions => granted[role]

export function mayIn(
  role: OrganizationRole,
  wanted: Readonly<Record<string, readonly string[]>>,
): boolean {
  const mine = new Map<string, readonly string[]>(Object.entries(granted[role]))
  return Object.entries(wanted).every(([resource, actions]) =>
    actions.every((action) => mine.get(resource)?.includes(action)),
  )
}

export const rolesThatMay = (wanted: OrganizationPermissions): OrganizationRole[] =>
  organizationRoles.filter((role) => mayIn(role, wanted))

export const mayHandle = (role: OrganizationRole, other: OrganizationRole): boolean =>
  role === 'owner' || (role === 'administrator' && other !== 'owner')
