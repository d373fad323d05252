/**
 * The name under which the database refuses whatever would leave an organization without an owner, the end of an
 * account too: a trigger of the table of members, which stands above this floor.
 */
export const ownerLeft = 'members_owner_left'
