-- CreateTable
CREATE TABLE "Settled" (
    "decisionId" TEXT NOT NULL,
    "pendingId" TEXT NOT NULL,
    "channelId" TEXT NOT NULL,
    "messageId" TEXT NOT NULL,

    CONSTRAINT "Settled_pkey" PRIMARY KEY ("decisionId")
);

-- CreateIndex
CREATE INDEX "Settled_messageId_idx" ON "Settled"("messageId");
