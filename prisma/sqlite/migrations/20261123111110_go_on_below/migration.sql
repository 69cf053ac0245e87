-- AlterTable
ALTER TABLE "TurnCard" ADD COLUMN "goesOn" TEXT;
