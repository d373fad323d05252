-- custom
ALTER TABLE activities VALIDATE CONSTRAINT activities_bound;
