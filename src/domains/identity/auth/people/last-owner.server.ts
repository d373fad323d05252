/**
 * Constraint name that the trigger on `members` raises when a change, or the deletion of an account, would leave an
 * organization without an owner. Declared here because this layer can't import the members table.
 */
export const ownerLeft = 'members_owner_left'
