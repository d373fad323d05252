/** The name of the error when code or texts of a page can't be fetched. */
export const OUT_OF_REACH = 'OutOfReach'
