import { reference } from '#kit/resource/index.ts'

const fields = { teamId: reference('team', { filter: true, listed: false }) }

export default fields
