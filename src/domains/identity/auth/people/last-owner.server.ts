/** The trigger on `members` raises it; this layer can't import the members table. */
export const ownerLeft = 'members_owner_left'
