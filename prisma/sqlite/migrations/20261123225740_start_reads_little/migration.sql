-- DropIndex
DROP INDEX "TurnCard_closed_idx";

-- CreateIndex
CREATE INDEX "Encounter_runningIn_trackerVersion_version_startedAt_id_idx" ON "Encounter"("runningIn", "trackerVersion", "version", "startedAt", "id");

-- CreateIndex
CREATE INDEX "TurnCard_closed_liveFor_idx" ON "TurnCard"("closed", "liveFor");

-- CreateIndex
CREATE INDEX "TurnCard_closed_messageId_idx" ON "TurnCard"("closed", "messageId");
