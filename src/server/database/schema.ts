/** Every table of the house: each feature's is re-exported here, for queries and for drizzle-kit. */
