-- DropIndex
DROP INDEX "Character_ownerId_idx";

-- CreateIndex
CREATE INDEX "Character_ownerId_campaignId_archivedAt_idx" ON "Character"("ownerId", "campaignId", "archivedAt");
