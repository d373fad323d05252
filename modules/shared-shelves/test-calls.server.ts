import { createHash } from 'node:crypto'
import { organizationId } from '#modules/organizations/test-calls.server.ts'
import { shelfId } from '#modules/shelves/test-calls.server.ts'
import { type CallSamples, changing, everyone, signedIn } from '#platform/api/test-call-samples.ts'

const share = '019aa5b0-0000-7000-8000-000000000201'
const token = 'the token of a link'

export const samples: CallSamples = {
  matrix: {
    'shelves.listShared': signedIn,
    'shelves.listShares': signedIn,
    'shelves.share': changing,
    'shelves.unshare': changing,
    'shelves.link': changing,
    'shelves.unlink': changing,
    'shelves.openLink': everyone,
  },
  bodies: {
    'shelves.share': { organizationId, access: 'add' },
    'shelves.openLink': { token },
  },
  reads: ['shelves.openLink'],
  open: ['POST /shelf-links/open'],
  tables: ['shelf_shares'],
  async fill(pool) {
    const linkHash = createHash('sha256').update(token).digest('base64url')
    await pool.query('UPDATE shelves SET link_hash = $2 WHERE id = $1', [shelfId, linkHash])
    await pool.query(
      `INSERT INTO shelf_shares (id, shelf_id, owner_id, organization_id, access)
       SELECT $1, shelves.id, owner_id, $3, 'read' FROM shelves WHERE shelves.id = $2`,
      [share, shelfId, organizationId],
    )
  },
  placesOf: (procedure) =>
    procedure === 'shelves.unshare' ? { shelf: shelfId, shareId: share } : undefined,
}
