-- CreateTable
CREATE TABLE "Settled" (
    "decisionId" TEXT NOT NULL PRIMARY KEY,
    "pendingId" TEXT NOT NULL,
    "channelId" TEXT NOT NULL,
    "messageId" TEXT NOT NULL
);

-- CreateIndex
CREATE INDEX "Settled_messageId_idx" ON "Settled"("messageId");
